import { Column, Entity, PrimaryColumn } from 'typeorm';
import { column, exact, moment } from '../../platform/database/columns.js';

/** A piece of work that one process at a time does: who moves `proxima` on has the turn. */
@Entity('tarefas')
export class Task {
  @PrimaryColumn(column(exact(40)))
  nome!: string;

  @Column(column(moment()))
  proxima!: Date;
}
