import type { Device } from '../contract/device.js';

interface ClientHints {
  readonly mobile?: boolean;
  readonly platform?: string;
}

/** What the browser says of its device, at this moment. */
export function readDevice(navigator: Navigator): Device {
  const hints = Reflect.get(navigator, 'userAgentData') as ClientHints | undefined;
  return {
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isMobile: hints?.mobile,
    platform: hints?.platform,
  };
}
