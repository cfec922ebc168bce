/** What a browser says of the device that it runs on. */
export interface Device {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** The user-agent client hints, where the browser has them. */
  readonly isMobile?: boolean | undefined;
  readonly platform?: string | undefined;
}

const mobile = /android|webos|iphone|ipad|ipod|blackberry|bb10|iemobile|windows phone|opera mini/i;
const desktop = /windows nt|x11|cros/i;

/** Whether the app can be expected on a device. A doubt counts as no: the web address works everywhere. */
export function isMobile({ userAgent, touchPoints, isMobile: hint, platform }: Device): boolean {
  // Tablets with Android say that they are not mobile.
  if (hint !== undefined) return hint || platform === 'Android';
  // Only the part in the first brackets names the device; the rest names software, and may say anything.
  const [, device = ''] = /^[^(]*\(([^)]*)\)/.exec(userAgent) ?? [];
  // An iPad presents itself as a Mac; no Mac has a touch screen.
  if (/macintosh/i.test(device)) return touchPoints > 1;
  return mobile.test(device) && !desktop.test(device);
}
