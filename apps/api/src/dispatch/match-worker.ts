import { matchColumns, type PairColumns } from '@ridewire/dispatch';

export interface ColumnsTask {
  requestCount: number;
  driverCount: number;
  pairs: PairColumns;
}

export default ({ requestCount, driverCount, pairs }: ColumnsTask): Int32Array =>
  matchColumns(requestCount, driverCount, pairs);
