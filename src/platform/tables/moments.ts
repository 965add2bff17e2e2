import type { ColumnType } from 'kysely';

/** A timestamp column; one with a default may be left out. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
/** A timestamp column that may be null. */
export type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
