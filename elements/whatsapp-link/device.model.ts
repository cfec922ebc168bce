/** Properties of the browser that describe its device. */
export interface Device {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** User-agent client hints, if the browser has them. */
  readonly isMobile?: boolean | undefined;
  readonly platform?: string | undefined;
}

const mobile = /android|webos|iphone|ipad|ipod|blackberry|bb10|iemobile|windows phone|opera mini/i;
const desktop = /windows nt|x11|cros/i;

/** Returns true if the app can be expected on a device. In doubt false, because the web address works everywhere. */
export function isMobile({ userAgent, touchPoints, isMobile: hint, platform }: Device): boolean {
  // Android tablets report that they are not mobile.
  if (hint !== undefined) return hint || platform === 'Android';
  // Only the first brackets describe the device; the rest describes software.
  const [, device = ''] = /^[^(]*\(([^)]*)\)/.exec(userAgent) ?? [];
  // An iPad reports a Macintosh; a Mac has no touch screen.
  if (/macintosh/i.test(device)) return touchPoints > 1;
  return mobile.test(device) && !desktop.test(device);
}
