/** Cookie in the words of the WebDriver standard. */
export interface WebDriverCookie {
  readonly name: string;
  readonly value: string;
  readonly domain?: string;
  readonly path?: string;
}

export interface WebDriverSession {
  goto(url: string): Promise<unknown>;
  refresh(): Promise<unknown>;
  address(): Promise<string>;
  run(script: string, ...args: unknown[]): Promise<unknown>;
  runAsync(script: string, ...args: unknown[]): Promise<unknown>;
  cookies(): Promise<readonly WebDriverCookie[]>;
  addCookie(cookie: WebDriverCookie): Promise<unknown>;
  deleteCookie(name: string): Promise<unknown>;
  sendKeys(selector: string, text: string): Promise<void>;
  close(): Promise<unknown>;
}

export function openSession(driverUrl: string, browser: string, proxy?: string): Promise<WebDriverSession>;
