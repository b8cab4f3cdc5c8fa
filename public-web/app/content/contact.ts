/** The fixed parts of the contact page; the editable ones are in `@contract/pages/contacte-nos`. */
export const contact = { title: 'Contacte-nos', phones: 'Telefones', email: 'E-mail', address: 'Morada' } as const;
