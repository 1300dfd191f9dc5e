/** The part of a logger that the product needs; pino fits. */
export interface Log {
  info(message: string): void;
  info(fields: object, message: string): void;
  warn(message: string): void;
  warn(fields: object, message: string): void;
  error(message: string): void;
  error(fields: object, message: string): void;
}
