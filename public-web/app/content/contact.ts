/** What is fixed of the contact page; the rest is of `@contract/pages/contacte-nos`. */
export const contact = { title: 'Contacte-nos', phones: 'Telefones', email: 'E-mail', address: 'Morada' } as const;
