import type { ColumnType } from 'kysely';

/** A moment of the database; one that it sets by itself may be left out. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
/** A moment that may not have come. */
export type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
