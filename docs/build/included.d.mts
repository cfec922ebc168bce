/** The line of a fence. */
export interface Fence {
  readonly language: string;
  readonly file: string | undefined;
  readonly name: string | undefined;
  readonly isLive: boolean;
}

export function readFence(info: string): Fence;
export function readExample(file: string): string;
export function fillExample(text: string): string;
export function savedContent(file: string): string;
