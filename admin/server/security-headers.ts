import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { ServerConfig } from './config.js';

/**
 * The security headers of one answer.
 * Styles carry `nonce` because Emotion writes them at run time; scripts come from our own files only.
 */
export function securityHeaders(config: ServerConfig, nonce: string): RequestHandler {
  const isHttps = config.adminUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // No text becomes script or markup at run time, but for what the editor reads of the clipboard, in a document that
        // is shown nowhere: its schema takes from that what a text can have.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['ProseMirrorClipboard'],
        styleSrc: ["'self'", `'nonce-${nonce}'`],
        styleSrcAttr: ["'none'"],
        connectSrc: [config.apiUrl],
        // Only administrators can give a record a picture of another site, and visitors are shown it too; it is read without a referrer.
        imgSrc: ["'self'", config.apiUrl, 'https:', 'blob:', 'data:'],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        // The preview of what waits.
        frameSrc: [config.siteUrl],
        workerSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}
