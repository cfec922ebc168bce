/** A page of the site. */
export interface SitePage {
  readonly key: string;
  readonly kind: string;
  readonly language: string;
  /** Path in the site. */
  readonly address: string;
  /** Name of the profile that the page is about. */
  readonly profile?: string;
  /** Table of the profile, as HTML. */
  readonly table?: string;
  readonly body: { readonly html: string; readonly language: string };
  readonly sections?: readonly { readonly id: string; readonly title: string; readonly html: string }[];
  /** Sections of the results that commands have written. */
  readonly receipts?: readonly { readonly id: string; readonly title: string; readonly html: string }[];
  readonly navigation: readonly {
    readonly title: string;
    readonly pages: readonly { readonly title: string; readonly isCurrent: boolean }[];
  }[];
}

export function makePages(): readonly SitePage[];
