/** Names of renderers without a graphics card: Chromium's own, that of Windows and those of Mesa. */
const IN_SOFTWARE = /swiftshader|basic render|llvmpipe|softpipe/i;

/**
 * Without a graphics card, Chromium leaves out what opaque panels cover at one end of a WebGL canvas, but at the other
 * end: a strip as high as the panel stays empty. It leaves out nothing of a turned canvas, however little it is turned.
 */
export function showWholeCanvas(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('webgl2');
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = names && context?.getParameter(names.UNMASKED_RENDERER_WEBGL);
  if (IN_SOFTWARE.test(String(renderer))) canvas.style.transform = 'rotate(0.001deg)';
}
