/** The looks that the suite brings; each is a sheet of its own in `themes/`. */
export const viewerThemes = ['standard', 'light', 'shadow', 'squeeze'] as const;

/** What the loader waits unless an author says otherwise (specification 9, "Viewer popup load delay"). */
export const usualLoadDelayMs = 300;
