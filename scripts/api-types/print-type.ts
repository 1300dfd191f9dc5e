import ts from 'typescript-6';

/** Prints types so that they need nothing from this repository. Named types keep their names, in `declarations`. */
export interface TypePrinter {
  print: (type: ts.Type) => string;
  /** The named types that were printed, by name. */
  declarations: ReadonlyMap<string, string>;
}

const UNBOUNDED = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
const isName = (text: string) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(text);

/** @param isOurs whether a declaration in this file may be printed; types declared elsewhere keep only their name */
export function createTypePrinter(
  checker: ts.TypeChecker,
  isOurs: (fileName: string) => boolean,
): TypePrinter {
  const declarations = new Map<string, string>();
  const names = new Map<ts.Symbol, string>();

  const docOf = (symbol: ts.Symbol): string => {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
    return text === '' ? '' : `/** ${text.replaceAll('*/', '* /').replace(/\s*\n\s*/g, ' ')} */\n`;
  };

  function print(type: ts.Type): string {
    const symbol = namedSymbolOf(type);
    if (!symbol) return printWhole(type);
    const known = names.get(symbol);
    if (known) return known;
    let name = symbol.name;
    while (declarations.has(name)) name += '_';
    names.set(symbol, name);
    // Reserved before it is printed, because it may refer to itself.
    declarations.set(name, '');
    declarations.set(name, `${docOf(symbol)}export type ${name} = ${printWhole(type)};`);
    return name;
  }

  /**
   * One of our aliases or interfaces without type parameters. Types with parameters are printed with their arguments
   * filled in.
   */
  function namedSymbolOf(type: ts.Type): ts.Symbol | undefined {
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
    const hasParameters = (type.aliasTypeArguments?.length ?? 0) > 0;
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
    return symbol && !hasParameters && file !== undefined && isOurs(file) ? symbol : undefined;
  }

  function printWhole(type: ts.Type): string {
    if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
    if (type.isUnion()) return printUnion(type.types);
    if (checker.isTupleType(type))
      return `[${checker
        .getTypeArguments(type as ts.TypeReference)
        .map(print)
        .join(', ')}]`;
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return `Array<${print(item as ts.Type)}>`;
    }
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    return isObject && isOurObject(type)
      ? printObject(type)
      : checker.typeToString(type, undefined, UNBOUNDED);
  }

  const isOurObject = (type: ts.Type): boolean =>
    !type.symbol?.declarations?.some((at) => /\/lib\.[\w.]+\.d\.ts$/.test(at.getSourceFile().fileName)) ||
    type.symbol.name === '__type';

  const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
  const has = (type: ts.Type, flag: ts.TypeFlags): boolean => (type.flags & flag) !== 0;

  function printUnion(parts: ts.Type[]): string {
    const isBoolean = parts.filter((part) => has(part, ts.TypeFlags.BooleanLiteral)).length === 2;
    const texts = parts.map((part) =>
      isBoolean && has(part, ts.TypeFlags.BooleanLiteral) ? 'boolean' : print(part),
    );
    return [...new Set(texts)].join(' | ');
  }

  function printObject(type: ts.Type): string {
    const index = checker.getIndexInfosOfType(type).map(({ keyType, type: value }) => {
      return `[key: ${print(keyType)}]: ${print(value)};`;
    });
    const properties = checker.getPropertiesOfType(type).map((property) => {
      const value = checker.getTypeOfSymbol(property);
      const said = partsOf(value).filter((part) => !has(part, ts.TypeFlags.Undefined));
      // JSON has no undefined: a property that may be undefined may be left out.
      const isPart = said.length < partsOf(value).length;
      const mayBeLeftOut = isPart || (property.flags & ts.SymbolFlags.Optional) !== 0;
      const key = isName(property.name) ? property.name : JSON.stringify(property.name);
      const text = isPart ? printUnion(said) : print(value);
      return `${docOf(property)}${key}${mayBeLeftOut ? '?' : ''}: ${text};`;
    });
    return properties.length + index.length === 0 ? '{}' : `{\n${[...properties, ...index].join('\n')}\n}`;
  }

  return { print, declarations };
}
