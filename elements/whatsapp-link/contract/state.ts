/** What the author, or the server's link, says. */
export interface LinkWish {
  readonly phone: string;
  readonly country: string;
  /** What the message begins with, ready to be encoded. */
  readonly message: string;
  /** Whether the server's link leads to WhatsApp already and nothing is said of a number. */
  readonly leadsThere: boolean;
}

/** Where the link leads: on the web, and into the app. */
export interface LinkAddresses {
  readonly web: string;
  readonly app: string;
}

/** An author's mistake: where it is, what was found and what was expected. */
export interface LinkFault {
  readonly place: string;
  readonly problem: string;
}

/** What is known of one `<whatsapp-link>`: where it leads, or why it does not. */
export interface LinkState {
  readonly addresses: LinkAddresses | null;
  readonly fault: LinkFault | null;
}

/** What can happen to it. */
export interface LinkAction {
  readonly type: 'read';
  readonly wish: LinkWish;
}

/** What the page must do for it. */
export type LinkEffect =
  | { readonly type: 'write'; readonly addresses: LinkAddresses }
  | { readonly type: 'restore' }
  | { readonly type: 'report'; readonly fault: LinkFault };

/** Before anything has been read. */
export const initialLink: LinkState = Object.freeze({ addresses: null, fault: null });
