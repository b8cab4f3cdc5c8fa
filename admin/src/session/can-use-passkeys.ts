/** Whether this browser does passkeys here: only over https, or on its own machine. */
export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}
