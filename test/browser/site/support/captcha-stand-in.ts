import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SiteVerify, startSiteVerify, verdict } from '../../../support/site-verify.js';

/** A captcha provider on loopback: its script, its widget in a frame of its own origin, and its site-verify endpoint. */
export interface CaptchaStandIn {
  /** Where its script is. */
  scriptUrl: string;
  verify: SiteVerify;
  /** Paths that browsers asked it for. */
  asked: string[];
  /** Whether its script is there to be had. */
  up: boolean;
  stop: () => Promise<void>;
}

export const SITE_KEY = 'chave-publica';

const globals = { recaptcha: 'grecaptcha', hcaptcha: 'hcaptcha', turnstile: 'turnstile' } as const;

export type ProviderName = keyof typeof globals;

/** As each provider's own: rendered into an element, told of by callbacks; only reCAPTCHA cannot take a widget away. */
const script = (name: ProviderName, origin: string) => `(() => {
  const widgets = new Map();
  addEventListener('message', ({ origin, data }) => {
    if (origin === '${origin}') widgets.get(data.id)?.[data.event]?.(data.answer);
  });
  window['${globals[name]}'] = {
    render(place, options) {
      const id = widgets.size + 1;
      const [width, height] = options.size === 'compact' ? [158, 140] : [300, 65];
      const frame = Object.assign(document.createElement('iframe'), { title: 'Captcha', width, height });
      frame.src = '${origin}/widget?' + new URLSearchParams({ id, sitekey: options.sitekey, action: options.action ?? '' });
      widgets.set(id, options);
      place.append(frame);
      return id;
    },
    reset: (id) => void widgets.delete(id),
    ${name === 'recaptcha' ? '' : 'remove: (id) => void widgets.delete(id),'}
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
})();`;

const widget = `<!doctype html>
<html lang="pt"><meta charset="utf-8"><title>Captcha</title>
<script>
  const { id, sitekey, action } = Object.fromEntries(new URLSearchParams(location.search));
  let count = 0;
  addEventListener('click', ({ target }) => {
    const answer = [sitekey, action, Date.now(), ++count].join(':');
    parent.postMessage({ id: Number(id), event: target.dataset.event, answer }, '*');
  });
</script>
<main><h1>Captcha</h1><button data-event="callback">Sou humano</button>
<button data-event="expired-callback">Expirar</button> <button data-event="error-callback">Falhar</button></main></html>`;

function send(response: ServerResponse, type: string, body: string) {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

export async function startCaptchaStandIn(name: ProviderName): Promise<CaptchaStandIn> {
  const verify = await startSiteVerify();
  verify.answer = (response, request) => {
    const [siteKey, action] = verify.asked.at(-1)?.response?.split(':') ?? [];
    const said = { success: true, hostname: 'localhost', ...(name === 'turnstile' && { action }) };
    verdict(siteKey === SITE_KEY ? said : { success: false, 'error-codes': ['invalid-input-response'] })(
      response,
      request,
    );
  };
  const server = createServer(({ url = '/', headers: { host } }, response) => {
    standIn.asked.push(url);
    if (url.startsWith('/widget')) send(response, 'text/html', widget);
    else if (standIn.up) send(response, 'text/javascript', script(name, `http://${host}`));
    else response.destroy();
  });
  const standIn: CaptchaStandIn = {
    scriptUrl: '',
    verify,
    asked: [],
    up: true,
    stop: async () => {
      await verify.stop();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.scriptUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api.js`;
  return standIn;
}
