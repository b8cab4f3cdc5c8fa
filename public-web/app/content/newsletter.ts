/** What is fixed of the newsletter's page; the rest is of `@contract/paginas/newsletter`. */
export const newsletterTitle = 'Newsletter';
