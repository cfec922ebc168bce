/** The component that a captcha image belongs to, by the image's id; null for another image. */
export function captchaImageId(id: string): string | null {
  return /^captcha(\d+)$/.exec(id)?.[1] ?? null;
}

/** The id of the input for what a captcha image shows. */
export function captchaTextId(componentId: string): string {
  return `captchaTxt${componentId}`;
}
