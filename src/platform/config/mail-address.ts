import { z } from 'zod';

/** An address that is safe to stand in a mail header and in an SMTP command: no space, quote, bracket or separator. */
export const PLAIN_ADDRESS = /^[^\s"(),:;<>@[\\\]\p{Cc}]+@[^\s"(),:;<>@[\\\]\p{Cc}]+$/u;

const NAMED = /^(?<name>[^<>"\p{Cc}]*)<(?<address>[^<>]+)>$/u;

export interface MailAddress {
  name: string;
  address: string;
}

/** `Nome <endereço>`, or the address alone. */
export const mailAddress = z.string().transform((value, context): MailAddress => {
  const { name = '', address = value.trim() } = NAMED.exec(value.trim())?.groups ?? {};
  if (!PLAIN_ADDRESS.test(address)) {
    context.addIssue({ code: 'custom', message: 'tem de ser um endereço, ou um nome e um <endereço>' });
  }
  return { name: name.trim(), address };
});

export const mailAddresses = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .pipe(z.array(z.string().regex(PLAIN_ADDRESS, 'tem de ter um endereço ou vários, separados por vírgulas')));
