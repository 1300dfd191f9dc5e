import { DOCUMENT_KINDS, type DocumentState } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { lacksForApproval, type ApprovalFacts } from './lacks-for-approval.ts';

const TODAY = '2026-11-24';
const papers = (state: DocumentState, expiresOn: string) =>
  DOCUMENT_KINDS.map((kind) => ({ kind, state, expiresOn }));
const ready: ApprovalFacts = {
  vehicleModel: 'Toyota Axio',
  licensePlate: 'DHK-1234',
  documents: papers('approved', TODAY),
  today: TODAY,
};

test.each<[string, Partial<ApprovalFacts>, string[]]>([
  ['a vehicle and papers that are valid today', {}, []],
  ['no model', { vehicleModel: null }, ['vehicle']],
  ['no plate', { licensePlate: '' }, ['vehicle']],
  ['no papers', { documents: [] }, ['licence', 'registration', 'insurance']],
  ['papers nobody has looked at', { documents: papers('waiting', '2027-01-01') }, [...DOCUMENT_KINDS]],
  ['papers that were returned', { documents: papers('returned', '2027-01-01') }, [...DOCUMENT_KINDS]],
  ['papers that expired yesterday', { documents: papers('approved', '2026-11-23') }, [...DOCUMENT_KINDS]],
  [
    'nothing but insurance',
    { vehicleModel: null, documents: papers('approved', TODAY).slice(2) },
    ['vehicle', 'licence', 'registration'],
  ],
  [
    'new papers beside valid ones',
    { documents: [...ready.documents, ...papers('waiting', '2028-01-01')] },
    [],
  ],
])('%s', (_, facts, lacking) => {
  expect(lacksForApproval({ ...ready, ...facts })).toEqual(lacking);
});
