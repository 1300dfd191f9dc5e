const channel = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance (WCAG 2.x) of `#RRGGBB`, 0 to 1. */
export function computeLuminance(hex: string): number {
  const rgb = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [(rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** Contrast ratio (WCAG 2.x) of two `#RRGGBB` colors, 1 to 21, order irrelevant. */
export function computeContrast(one: string, other: string): number {
  const [low, high] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}
