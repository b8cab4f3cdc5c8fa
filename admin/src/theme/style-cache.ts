import createCache from '@emotion/cache';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Emotion writes its styles with the nonce of the answer that brought the page: the policy allows no others. */
export const styleCache = createCache({ key: 'mui', prepend: true, ...(nonce ? { nonce } : {}) });
