/** The camera: which part of the board the window shows, in board units. Pure arithmetic. */

/** Board units to one space. Large enough that text and strokes are never below one unit. */
export const UNIT = 100

export interface Camera {
  x: number
  y: number
  /** How much of the board is visible; its proportions are those of the window. */
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A space is drawn no larger than this many pixels … */
export const LARGEST_SPACE = 150
/** … or by itself no larger than this … */
const CALM_SPACE = 92
/** … and the whole board may be shrunk to this share of the window. */
const SMALLEST_SHARE = 0.6

/** The camera that shows a whole box, centred, with a margin. */
export function fit(box: Box, size: Size, margin = UNIT * 0.6, largest = CALM_SPACE): Camera {
  const width = box.width + 2 * margin
  const height = box.height + 2 * margin
  const scale = Math.min(size.width / width, size.height / height, largest / UNIT)
  return centred({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, scale, size)
}

/** The camera of a scale (pixels to a unit) that looks at a point. */
export function centred(point: { x: number; y: number }, scale: number, size: Size): Camera {
  const width = size.width / scale
  const height = size.height / scale
  return { x: point.x - width / 2, y: point.y - height / 2, width, height }
}

/** Pixels to a board unit. */
export function scaleOf(camera: Camera, size: Size): number {
  return size.width / camera.width
}

/** From a pixel of the window to a point of the board. */
export function toBoard(
  camera: Camera,
  size: Size,
  pixel: { x: number; y: number },
): { x: number; y: number } {
  return {
    x: camera.x + (pixel.x / size.width) * camera.width,
    y: camera.y + (pixel.y / size.height) * camera.height,
  }
}

/** From a point of the board to a pixel of the window. */
export function toWindow(
  camera: Camera,
  size: Size,
  point: { x: number; y: number },
): { x: number; y: number } {
  return {
    x: ((point.x - camera.x) / camera.width) * size.width,
    y: ((point.y - camera.y) / camera.height) * size.height,
  }
}

/** Zoom by a factor (above 1 is nearer); the board's point under `pixel` stays under it, away from the edges. */
export function zoomed(
  camera: Camera,
  size: Size,
  factor: number,
  pixel: { x: number; y: number },
  box: Box,
): Camera {
  const scale = scaleOf(camera, size)
  const whole = scaleOf(fit(box, size), size)
  const next = Math.min(
    Math.max(scale * factor, Math.min(whole * SMALLEST_SHARE, scale)),
    LARGEST_SPACE / UNIT,
  )
  const point = toBoard(camera, size, pixel)
  const width = size.width / next
  const height = size.height / next
  const x = point.x - (pixel.x / size.width) * width
  const y = point.y - (pixel.y / size.height) * height
  return held({ x, y, width, height }, box)
}

/** Move by pixels, as far as there is board to see. */
export function panned(camera: Camera, size: Size, by: { x: number; y: number }, box: Box): Camera {
  const x = camera.x + (by.x / size.width) * camera.width
  const y = camera.y + (by.y / size.height) * camera.height
  return held({ ...camera, x, y }, box)
}

/** How far beyond the board's edge the view may go, in board units. */
const BEYOND = UNIT * 0.8

/** A camera that does not look past the board; what is larger than the board is centred on it. */
export function held(camera: Camera, box: Box): Camera {
  const along = (at: number, extent: number, start: number, length: number): number => {
    if (extent >= length + 2 * BEYOND) return start + length / 2 - extent / 2
    return Math.min(Math.max(at, start - BEYOND), start + length + BEYOND - extent)
  }
  return {
    ...camera,
    x: along(camera.x, camera.width, box.x, box.width),
    y: along(camera.y, camera.height, box.y, box.height),
  }
}

/** The same view in a window of another size: same centre, same scale. */
export function resized(camera: Camera, from: Size, to: Size): Camera {
  if (from.width <= 0) return camera
  const scale = scaleOf(camera, from)
  return centred({ x: camera.x + camera.width / 2, y: camera.y + camera.height / 2 }, scale, to)
}

/** The smallest box round some boxes; null when there are none. */
export function around(boxes: Iterable<Box>): Box | null {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const box of boxes) {
    left = Math.min(left, box.x)
    top = Math.min(top, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  return left === Infinity ? null : { x: left, y: top, width: right - left, height: bottom - top }
}

/** Whether a box lies well inside what the camera shows (`share` of the window's half extent). */
export function shows(camera: Camera, box: Box, share = 0.9): boolean {
  const marginX = (camera.width * (1 - share)) / 2
  const marginY = (camera.height * (1 - share)) / 2
  return (
    box.x >= camera.x + marginX &&
    box.y >= camera.y + marginY &&
    box.x + box.width <= camera.x + camera.width - marginX &&
    box.y + box.height <= camera.y + camera.height - marginY
  )
}

/** Bring a box into view with the least change: stay if it is seen, else centre, else step back until it fits. */
export function attending(camera: Camera, size: Size, box: Box, board: Box): Camera {
  if (shows(camera, box)) return camera
  const scale = scaleOf(camera, size)
  const wanted = scaleOf(fit(box, size, UNIT * 1.5, LARGEST_SPACE), size)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return held(centred(point, Math.min(scale, wanted), size), board)
}

/** A camera between two, for gliding: `share` 0 is the first, 1 the second. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * share
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  }
}
