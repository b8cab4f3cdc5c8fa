/** The `handle` of a route that search engines shall not list, and that the sitemap leaves out. */
export const NOT_INDEXED = { isIndexed: false };
