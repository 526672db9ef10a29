import { Alert, Form, Modal, Select } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { type Game, useLazyGameStatusPreviewQuery } from '@/api/gen/games/endpoints'
import { type GameStatus, gameStatusValues } from '@/api/gen/games/enums'
import { type BulkChoiceProps, counted } from '@/kit/bulk/bulk'
import { optionsOf } from '@/kit/display/options'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { useTitleOf } from '@/session/useTitleOf'
import { statuses } from './labels'
import { statusFor } from './statusFor'

const OF_OPERATORS: readonly GameStatus[] = ['ACTIVE', 'DISABLED']

interface ChooseStatusProps extends BulkChoiceProps<Game> {
  readonly opId: string
}

/** Which status many games of an operator get; then the platform says which of them can. */
export function ChooseStatus({ opId, rows, open, onChoose, onClose }: ChooseStatusProps) {
  const { role } = useSession().user
  const operator = useTitleOf(opId)
  const [status, setStatus] = useState<GameStatus>('ACTIVE')
  const [problem, setProblem] = useState<string | null>(null)
  const [preview, { isFetching }] = useLazyGameStatusPreviewQuery()
  const choose = async () => {
    const gameIds = rows.map(({ id }) => id)
    const { data, error } = await preview({ gameStatuses: { opId, gameIds, status } })
    if (data && !error) onChoose(statusFor(opId, status, data))
    else setProblem((error as ApiError).messages.join(' '))
  }
  const offered = isPlatformAdmin(role) ? gameStatusValues : OF_OPERATORS
  return (
    <Modal
      open={open}
      width={550}
      title="Set status"
      okText="Preview"
      confirmLoading={isFetching}
      mask={{ closable: false }}
      onOk={choose}
      onCancel={onClose}
    >
      <p>{`Of ${counted(rows.length, 'games')} of ${operator}. The next step shows which of them change.`}</p>
      <Form layout="vertical">
        <Form.Item label="Status" htmlFor="games-status">
          <Select<GameStatus>
            id="games-status"
            options={optionsOf(offered, statuses)}
            value={status}
            onChange={setStatus}
          />
        </Form.Item>
      </Form>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
    </Modal>
  )
}
