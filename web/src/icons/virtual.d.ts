declare module 'virtual:game-icons' {
  /** Name of an icon → the `d` of its one path, drawn on 512 × 512. */
  const paths: Record<string, string>
  export default paths
}
