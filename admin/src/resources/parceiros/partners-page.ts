/** The page of the site that shows the partners. */
export const PARTNERS_PAGE = '/oportunidades';
