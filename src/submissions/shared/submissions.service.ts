import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Inbox, InboxTools } from './inbox.js';
import type { FormSpec, Submission } from './submission.js';

@Injectable()
export class Submissions {
  private readonly inboxes = new Map<string, Inbox<Submission>>();

  constructor(private readonly tools: InboxTools) {}

  /** Opens the inbox of a form, once. */
  open<Row extends Submission, Input>(form: FormSpec<Row, Input>): Inbox<Row, Input> {
    const { resource } = form.list;
    const others = () => [...this.inboxes.keys()].filter((name) => name !== resource);
    const inbox = new Inbox(form, this.tools, others);
    this.inboxes.set(resource, inbox as unknown as Inbox<Submission>);
    return inbox;
  }

  forms(): readonly FormSpec<Submission>[] {
    return Array.from(this.inboxes.values(), ({ form }) => form);
  }

  inboxNamed(resource: string): Inbox<Submission> {
    const inbox = this.inboxes.get(resource);
    if (inbox === undefined) throw new Error(`there is no form '${resource}'`);
    return inbox;
  }

  /** Finds the submissions that rows are about, of whatever forms. Rows of one that was erased since are left out. */
  async findOf<Row extends NamedSubmission>(
    manager: EntityManager,
    named: readonly Row[],
  ): Promise<{ row: Row; form: FormSpec<Submission>; submission: Submission }[]> {
    const found = new Map<string, Submission>();
    for (const resource of new Set(named.map((one) => one.formulario))) {
      const ids = named.filter((one) => one.formulario === resource).map(({ registo }) => registo);
      const submissions = await manager.findBy(this.inboxNamed(resource).form.entity, { id: In(ids) });
      for (const submission of submissions) found.set(`${resource}:${submission.id}`, submission);
    }
    return named.flatMap((row) => {
      const submission = found.get(`${row.formulario}:${row.registo}`);
      return submission === undefined ? [] : [{ row, form: this.inboxNamed(row.formulario).form, submission }];
    });
  }
}

interface NamedSubmission {
  formulario: string;
  registo: number;
}
