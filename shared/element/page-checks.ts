/** Whether the page may be looked at for its author's mistakes: a finished site can switch that off. */
export const areChecksOn = (): boolean => !document.querySelector(':root[data-suite-checks=off]');
