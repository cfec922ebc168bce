/** Maximum number of entries in the list of years. */
export const maxYears = 300;

/** Maximum number of days or times in one list of the author. */
export const maxListed = 1000;

/** First visible time while none is chosen, in minutes after midnight. */
export const usualFirstMinutes = 540;
