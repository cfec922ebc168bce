/** What a browser says of the device that it runs on. */
export interface Device {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** The user-agent client hints, where the browser has them. */
  readonly isMobile?: boolean | undefined;
  readonly platform?: string | undefined;
}
