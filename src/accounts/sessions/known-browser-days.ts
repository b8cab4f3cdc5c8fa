/** How long a browser in which nobody signs in stays known: as long as browsers keep a cookie at most. */
export const KNOWN_BROWSER_DAYS = 400;
