import type { DeskRole, Role } from '@ridewire/contracts';
import type { z } from 'zod';
import type { RestRow } from '../../../procedures/rest-row.ts';
import type { Components, JsonSchema } from './json-schema.ts';

/** The documented part of an endpoint. */
export interface DocumentedRow extends Omit<
  RestRow,
  'procedure' | 'sentAs' | 'input' | 'answer' | 'isPublic'
> {
  roles: readonly Role[] | 'everybody';
  /** What admins among them must be at the desk; absent where every admin may. */
  deskRoles?: readonly DeskRole[] | undefined;
  /** Instead of a body: the fields sent as multipart/form-data. */
  form?: z.ZodType;
}

/** OpenAPI 3.1, as far as we use it. */
export interface OpenApi {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Components; securitySchemes: Record<string, object> };
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  /** The roles that may call it. */
  description: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
}

export interface Parameter {
  in: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface Response {
  description: string;
  content?: Record<string, Media>;
}

export interface Media {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
