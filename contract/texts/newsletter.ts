/** The notice at each place where the newsletter may be asked for. */
export const newsletterNotice =
  'Usamos o nome e o e-mail apenas para enviar a newsletter da DFC Portugal. Antes do primeiro envio pedimos a confirmação do endereço, e cancelar é possível a qualquer momento.';

/** The text above the button by which the owner of the address consents. */
export const newsletterConfirmation =
  'Carregue no botão para passar a receber a newsletter da DFC Portugal. Pode cancelar quando quiser.';
