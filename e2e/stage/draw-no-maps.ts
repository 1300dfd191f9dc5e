/** Runs in a page before its own scripts: makes it a browser without WebGL, which maps need. */
export function drawNoMaps(): void {
  const { prototype } = HTMLCanvasElement;
  const getContext = prototype.getContext as (this: HTMLCanvasElement, ...args: unknown[]) => unknown;
  const draw = function (this: HTMLCanvasElement, ...args: unknown[]) {
    return String(args[0]).startsWith('webgl') ? null : getContext.apply(this, args);
  };
  prototype.getContext = draw as typeof prototype.getContext;
}
