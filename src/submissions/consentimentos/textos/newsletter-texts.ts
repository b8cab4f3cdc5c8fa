/** What stands at each place where the newsletter may be asked for; `npm run contract` hands it on. */
export const newsletterNotice =
  'Usamos o nome e o e-mail apenas para lhe enviar a newsletter da DFC Portugal. Antes do primeiro envio pedimos-lhe que confirme o endereço, e pode cancelar quando quiser, pela ligação que lhe enviamos.';

/** What stands over the button by which the address's owner consents. */
export const newsletterConfirmation =
  'Carregue no botão para passar a receber a newsletter da DFC Portugal. Pode cancelar quando quiser.';
