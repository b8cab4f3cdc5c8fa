/** Where the site shows the partners. */
export const PARTNERS_PAGE = '/oportunidades';
