/** The window onto the board: its camera, and how wheel, fingers and keys move it. */

import { motionReduced } from '../../state/settings.svelte'
import {
  attending,
  between,
  centred,
  fit,
  held,
  panned,
  resized,
  scaleOf,
  toBoard,
  toWindow,
  UNIT,
  zoomed,
  type Box,
  type Camera,
  type Size,
} from '../model/camera'
import type { Point } from '../model/geometry'

/** A finger that moves less than this, in pixels, points; one that moves more pulls the board. */
const STILL = 7
/** Spaces are drawn at least this large, in pixels, when the board opens. */
const READABLE = 52
const GLIDE = 260
const BESIDE = 0.04

export class Viewport {
  camera: Camera = $state.raw({ x: 0, y: 0, width: UNIT, height: UNIT })
  size: Size = $state.raw({ width: 0, height: 0 })
  /** Pixels at the lower edge that something covers. */
  covered = $state(0)
  isPulling = $state(false)
  #board: Box = { x: 0, y: 0, width: UNIT, height: UNIT }
  #fingers = new Map<number, Point>()
  #start: Point | null = null
  #frame = 0
  #isTouched = false
  #isOpened = false

  get viewBox(): string {
    const { x, y, width, height } = this.camera
    return `${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`
  }

  /** How many pixels a space takes. */
  get spacePixels(): number {
    return this.size.width === 0 ? 0 : scaleOf(this.camera, this.size) * UNIT
  }

  /** The board is of this extent now; it grows with what is known. */
  setBoard(board: Box): void {
    const before = this.#board
    this.#board = board
    const isSame =
      before.x === board.x &&
      before.y === board.y &&
      before.width === board.width &&
      before.height === board.height
    if (!isSame && this.#isOpened && !this.#isTouched) this.#glideTo(this.#whole())
  }

  setSize(size: Size, interest: Box | null): void {
    const before = this.size
    this.size = size
    if (size.width === 0 || size.height === 0) return
    // A glide that was begun for another size would end in a picture out of shape.
    cancelAnimationFrame(this.#frame)
    if (!this.#isOpened) {
      this.#isOpened = true
      this.camera = this.#opening(interest)
      if (interest !== null && this.covered > 0) this.attend(interest)
    } else if (before.width > 0)
      this.camera = this.#isTouched ? resized(this.camera, before, size) : this.#opening(interest)
  }

  /** The first view: everything, or, where that would be too small to read, what matters. */
  #opening(interest: Box | null): Camera {
    const whole = this.#whole()
    if (scaleOf(whole, this.size) * UNIT >= READABLE * 0.8 || interest === null) return whole
    const point = { x: interest.x + interest.width / 2, y: interest.y + interest.height / 2 }
    const scale = Math.max(READABLE / UNIT, scaleOf(whole, this.size))
    return held(centred(point, scale, this.size), this.#board)
  }

  #whole(): Camera {
    return fit(this.#board, this.size)
  }

  /** Show everything. */
  fitAll(): void {
    this.#isTouched = false
    this.#glideTo(this.#whole())
  }

  /** Bring a box into the part of the window that nothing covers. */
  attend(box: Box): void {
    if (this.size.width === 0) return
    if (this.covered <= 0) {
      this.#glideTo(attending(this.camera, this.size, box, this.#board))
      return
    }
    const free = {
      width: this.size.width,
      height: Math.max(this.size.height - this.covered, this.size.height * 0.35),
    }
    const scale = scaleOf(this.camera, this.size)
    const upper: Camera = { ...this.camera, height: free.height / scale }
    const moved = attending(upper, free, box, this.#board)
    if (moved === upper) return
    const after = scaleOf(moved, free)
    this.#glideTo({
      x: moved.x,
      y: moved.y,
      width: this.size.width / after,
      height: this.size.height / after,
    })
  }

  zoom(factor: number, pixel: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.#isTouched = true
    cancelAnimationFrame(this.#frame)
    this.camera = zoomed(this.camera, this.size, factor, pixel, this.#board)
  }

  pan(by: Point): void {
    this.#isTouched = true
    cancelAnimationFrame(this.#frame)
    this.camera = panned(this.camera, this.size, by, this.#board)
  }

  boardPoint(pixel: Point): Point {
    return toBoard(this.camera, this.size, pixel)
  }

  windowPoint(point: Point): Point {
    return toWindow(this.camera, this.size, point)
  }

  wheel(event: WheelEvent, pixel: Point): void {
    event.preventDefault()
    if (event.shiftKey || (Math.abs(event.deltaX) > Math.abs(event.deltaY) && !event.ctrlKey)) {
      this.pan({ x: event.deltaX + (event.shiftKey ? event.deltaY : 0), y: 0 })
      return
    }
    const notch = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1
    const delta = Math.max(-120, Math.min(120, event.deltaY * notch))
    this.zoom(Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.0022)), pixel)
  }

  press(id: number, pixel: Point): void {
    this.#fingers.set(id, pixel)
    if (this.#fingers.size === 1) {
      this.#start = pixel
      this.isPulling = false
    } else this.isPulling = true
  }

  move(id: number, pixel: Point): void {
    const before = this.#fingers.get(id)
    if (before === undefined) return
    if (this.#fingers.size === 2) {
      const other = [...this.#fingers].find(([finger]) => finger !== id)![1]
      const was = Math.hypot(before.x - other.x, before.y - other.y)
      const now = Math.hypot(pixel.x - other.x, pixel.y - other.y)
      const middle = { x: (pixel.x + other.x) / 2, y: (pixel.y + other.y) / 2 }
      if (was > 0) this.zoom(now / was, middle)
      this.pan({ x: (before.x - pixel.x) / 2, y: (before.y - pixel.y) / 2 })
    } else if (this.#start !== null) {
      if (!this.isPulling && Math.hypot(pixel.x - this.#start.x, pixel.y - this.#start.y) > STILL)
        this.isPulling = true
      if (this.isPulling) this.pan({ x: before.x - pixel.x, y: before.y - pixel.y })
    }
    this.#fingers.set(id, pixel)
  }

  /** A finger leaves; true when it pointed and did not pull. */
  release(id: number): boolean {
    if (!this.#fingers.delete(id)) return false
    const pointed = !this.isPulling && this.#fingers.size === 0
    if (this.#fingers.size === 0) {
      this.#start = null
      this.isPulling = false
    }
    return pointed
  }

  cancel(id: number): void {
    this.#fingers.delete(id)
    if (this.#fingers.size === 0) this.isPulling = false
  }

  #glideTo(target: Camera): void {
    cancelAnimationFrame(this.#frame)
    if (motionReduced() || this.size.width === 0) {
      this.camera = target
      return
    }
    const from = this.camera
    const isNear =
      Math.abs(from.x - target.x) < from.width * BESIDE * 0.02 && Math.abs(from.width - target.width) < 0.5
    if (isNear && Math.abs(from.y - target.y) < 0.5) return
    const began = performance.now()
    const step = (now: number): void => {
      // A frame may carry an earlier time than the moment that asked for it.
      const share = Math.max(0, Math.min(1, (now - began) / GLIDE))
      this.camera = between(from, target, 1 - (1 - share) ** 3)
      if (share < 1) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
  }
}
