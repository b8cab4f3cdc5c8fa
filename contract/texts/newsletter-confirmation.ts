export const newsletterConfirmation = "Carregue no botão para passar a receber a newsletter da DFC Portugal. Pode cancelar quando quiser." as const;
