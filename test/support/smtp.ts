import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import type { Certificate } from './certificate.js';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** The fate of a message: taken, cut off in its middle, taken without the client hearing of it, or never answered. */
type Fate = 'take' | 'drop' | 'lose-answer' | 'stall';

/** A real SMTP server on loopback that refuses, breaks and goes away as a test wants it to. */
export interface Smtp {
  url: string;
  /** Every message that was taken, in order. */
  taken: Email[];
  /** Of every message that began to come, whether it came encrypted. */
  encrypted: boolean[];
  /** The SMTP code that refuses a sender or a recipient; undefined lets it in. */
  sender: (address: string) => number | undefined;
  recipient: (address: string) => number | undefined;
  fate: (address: string) => Fate | Promise<Fate>;
  /** How often a client came as far as naming a recipient. */
  tries: number;
  /** Goes away, with every open connection. */
  down: () => Promise<void>;
  /** Comes back, on the same port. */
  up: () => Promise<void>;
}

/** Starts the server. @param certificate its key and certificate, where it offers STARTTLS */
export async function startSmtp(certificate?: Certificate): Promise<Smtp> {
  let port = 0;
  let running: SMTPServer | undefined;
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };

  const receive = async (stream: SMTPServerDataStream, to: string): Promise<boolean> => {
    // what the test cuts off is an error to whoever reads it, and none to the test
    stream.on('error', () => undefined);
    const fate = await smtp.fate(to);
    if (fate === 'drop') cut();
    if (fate === 'drop' || fate === 'stall') return false;
    const email = await PostalMime.parse(await buffer(stream));
    smtp.taken.push(email);
    if (fate === 'lose-answer') cut();
    return fate === 'take';
  };

  const smtp: Smtp = {
    url: '',
    taken: [],
    encrypted: [],
    sender: () => undefined,
    recipient: () => undefined,
    fate: () => 'take',
    tries: 0,
    up: () =>
      new Promise((resolve) => {
        const server = new SMTPServer({
          authOptional: true,
          disabledCommands: certificate === undefined ? ['STARTTLS', 'AUTH'] : ['AUTH'],
          ...certificate,
          closeTimeout: 1,
          onMailFrom: ({ address }, _session, callback) => callback(refusal(smtp.sender(address))),
          onRcptTo: ({ address }, _session, callback) => {
            smtp.tries += 1;
            callback(refusal(smtp.recipient(address)));
          },
          onData: (stream, session, callback) => {
            smtp.encrypted.push(session.secure);
            void receive(stream, session.envelope.rcptTo[0]?.address ?? '').then((answer) => answer && callback());
          },
        });
        // a connection that the test cuts is an error to the server, and none to the test
        server.on('error', () => undefined);
        server.server.on('connection', (socket) => {
          sockets.add(socket);
          socket.on('close', () => sockets.delete(socket));
        });
        running = server;
        server.listen(port, '127.0.0.1', () => {
          port = (server.server.address() as AddressInfo).port;
          smtp.url = `smtp://127.0.0.1:${port}`;
          resolve();
        });
      }),
    down: () =>
      new Promise((resolve) => {
        cut();
        if (running === undefined) resolve();
        else running.close(() => resolve());
        running = undefined;
      }),
  };
  await smtp.up();
  return smtp;
}

function refusal(code: number | undefined): Error | null {
  return code === undefined ? null : Object.assign(new Error('no'), { responseCode: code });
}
